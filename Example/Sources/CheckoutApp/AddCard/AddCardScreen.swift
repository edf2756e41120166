import CoinmeVaultSDK
import SwiftUI

/// Screen 1: types a card into the vault's fields and saves it.
struct AddCardScreen: View {
    @StateObject private var owner: FormOwner

    /// - Parameter makeForm: Makes the form, once.
    init(shop: Shop, makeForm: @escaping (Shop) throws -> CardForm = { try CardForm(shop: $0) }) {
        _owner = StateObject(wrappedValue: FormOwner { try makeForm(shop) })
    }

    var body: some View {
        Page {
            switch owner.form {
            case .success(let form): CardFormView(form: form)
            case .failure(let error): Notice(Refusal(error).sentence, kind: .problem, id: "card_refused")
            }
        }
        .navigationTitle("Add a card")
        .onDisappear { owner.dispose() }
    }
}

/// Owns the form for as long as the screen is there, so that fields are built once and not with each update.
@MainActor
private final class FormOwner: ObservableObject {
    let form: Result<CardForm, any Error>

    init(_ makeForm: () throws -> CardForm) { form = Result(catching: makeForm) }

    func dispose() { if case .success(let form) = form { form.dispose() } }
}

private struct CardFormView: View {
    @ObservedObject var form: CardForm
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if case .saved(let card) = form.step {
            Notice("\(card) is saved.", kind: .success, id: "card_saved")
            Button("Done") { dismiss() }.buttonStyle(WideButtonStyle()).accessibilityIdentifier("card_done")
            Button("Add another card") { form.startOver() }.buttonStyle(QuietButtonStyle()).accessibilityIdentifier("card_again")
        } else {
            VStack(alignment: .leading, spacing: 16) {
                CardFieldRow(field: .number, form: form)
                HStack(alignment: .top, spacing: 12) {
                    CardFieldRow(field: .expiry, form: form)
                    CardFieldRow(field: .code, form: form)
                }
                CardFieldRow(field: .holder, form: form)
            }
            .disabled(form.step == .sending)
            if case .refused(let refusal) = form.step { Notice(refusal.sentence, kind: .problem, id: "card_refused") }
            Button(action: { Task { await form.submit() } }) {
                if form.step == .sending { ProgressView("Saving the card") } else { Text("Save card") }
            }
            .buttonStyle(WideButtonStyle())
            .disabled(!form.canSubmit)
            .accessibilityIdentifier("card_save")
            Label("The card goes straight to the vault. This app never sees its number or code.", systemImage: "lock.fill").muted()
        }
    }
}

/// A field with its label, its brand or check mark, and what is wrong with it.
private struct CardFieldRow: View {
    let field: CardField
    @ObservedObject var form: CardForm
    @Environment(\.palette) private var palette

    var body: some View {
        let state = form.state(of: field)
        let problem = form.problem(with: field)
        VStack(alignment: .leading, spacing: 6) {
            // The field says its label itself.
            Text(field.label).font(.subheadline).accessibilityHidden(true)
            HStack(spacing: 8) {
                if let view = form.view(field) {
                    VGSFieldView(field: view)
                        .frame(maxWidth: .infinity, minHeight: 24)
                        .accessibilityIdentifier("card_\(field.rawValue)")
                }
                if let brand = state?.cardBrand { Text(brand).font(.footnote.bold()).accessibilityIdentifier("card_brand") }
                if state?.isValid == true, problem == nil {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundColor(palette.good)
                        .accessibilityLabel("Complete")
                        .accessibilityIdentifier("card_\(field.rawValue)_valid")
                }
            }
            .padding(12)
            .background(palette.card, in: RoundedRectangle(cornerRadius: 10))
            .overlay(
                RoundedRectangle(cornerRadius: 10)
                    .stroke(problem != nil ? palette.problem : state?.isFocused == true ? palette.accent : palette.line, lineWidth: 1.5))
            if let problem {
                Text(problem)
                    .font(.footnote)
                    .foregroundColor(palette.problem)
                    .accessibilityIdentifier("card_\(field.rawValue)_problem")
                    .accessibilityAddTraits(.updatesFrequently)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
