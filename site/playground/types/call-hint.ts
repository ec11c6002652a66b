import type { displayPartsToString, SignatureHelpItems } from 'typescript-in-browser'
import type { CallHint } from './types.ts'

/** What the compiler says about a call, with the signature cut around the parameter that the cursor is at. */
export function callHint(
  { displayPartsToString: toText }: { readonly displayPartsToString: typeof displayPartsToString },
  found: SignatureHelpItems | undefined,
): CallHint | null {
  const signature = found?.items[found.selectedItemIndex]
  if (found === undefined || signature === undefined) return null
  const { start, length } = found.applicableSpan
  const parameters = signature.parameters.map(({ displayParts }) => toText(displayParts))
  // All further arguments belong to a rest parameter.
  const index = signature.isVariadic ? Math.min(found.argumentIndex, parameters.length - 1) : found.argumentIndex
  const separator = toText(signature.separatorDisplayParts)
  const earlier = parameters.slice(0, index).join(separator)
  return {
    from: start,
    to: start + length,
    before: toText(signature.prefixDisplayParts) + earlier + (index > 0 && index < parameters.length ? separator : ''),
    parameter: parameters[index] ?? '',
    after: ['', ...parameters.slice(index + 1)].join(separator) + toText(signature.suffixDisplayParts),
    overload: found.selectedItemIndex + 1,
    overloads: found.items.length,
  }
}
