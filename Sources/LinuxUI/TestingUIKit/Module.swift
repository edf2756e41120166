// Empty on purpose. Where a file imports both Testing and UIKit, the compiler adds an import of a module of this name, which on
// Apple's systems attaches pictures to test results. Without it no such file compiles on Linux.
