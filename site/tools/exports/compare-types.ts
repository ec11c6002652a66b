import type { TypeScript } from '../samples/line-typescript.ts'

/** The compiler, and the place in the code from which types are printed. */
export type Comparing = { readonly ts: typeof TypeScript; readonly checker: TypeScript.TypeChecker; readonly place: TypeScript.Node }

/** The type of `name` as a page shows it, and the real one in the package. */
export type Pair = { readonly name: string; readonly shown: TypeScript.Type; readonly real: TypeScript.Type }

/**
 * How a shown type differs from the real one. Parameters have to have the same names (except destructured ones), the same `?`
 * and `...`, and the same types. The types of results and values may be shown as wider types. An object that the page spells
 * out is compared member by member.
 */
export function compareTypes({ name, shown, real }: Pair, comparing: Comparing): string[] {
  const { ts, checker, place } = comparing
  if (isSpelledOut(shown, comparing)) return shown.getProperties().flatMap((member) => compareMember({ name, member, real }, comparing))
  const calls = compareCalls({ name, shown: shown.getCallSignatures(), real: real.getCallSignatures() }, comparing)
  const news = compareCalls({ name: `new ${name}`, shown: shown.getConstructSignatures(), real: real.getConstructSignatures() }, comparing)
  const differences = [...calls, ...news]
  if (differences.length > 0 || checker.isTypeAssignableTo(real, shown)) return differences
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
  const [realText = '', shownText = ''] = [real, shown].map((type) => checker.typeToString(type, place, flags))
  return withoutNoise(realText) === withoutNoise(shownText) ? [] : [`${name} is ${realText}, not ${shownText}`]
}

/**
 * A printed type without the compiler's additions: numbers of copied type parameters (`T_1`), `undefined` of optional parameters, and the
 * default of `Buffer`.
 */
function withoutNoise(text: string): string {
  return text.replace(/\b([A-Z])_\d+\b/g, '$1').replace(/ \| undefined(?=[,)])|<ArrayBufferLike>/g, '')
}

function compareMember(
  { name, member, real }: { name: string; member: TypeScript.Symbol; real: TypeScript.Type },
  comparing: Comparing,
): string[] {
  const { ts, checker, place } = comparing
  if (member.flags & ts.SymbolFlags.Prototype) return []
  const own = real.getProperty(member.name)
  if (own === undefined) return [`${name} has no ${member.name}`]
  const [shownType, realType] = [checker.getTypeOfSymbolAtLocation(member, place), checker.getTypeOfSymbolAtLocation(own, place)]
  return compareTypes({ name: `${name}.${member.name}`, shown: shownType, real: realType }, comparing)
}

/** Whether a type is an object type or a class that is written out in the shown declaration. */
function isSpelledOut(type: TypeScript.Type, { ts, place }: Comparing): boolean {
  const isObject = (node: TypeScript.Node): boolean => ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node)
  const isWithin = (node: TypeScript.Node): boolean =>
    node.getSourceFile() === place.getSourceFile() && node.pos >= place.pos && node.end <= place.end
  const declarations = type.symbol?.declarations ?? []
  const hasCalls =
    type.getCallSignatures().length > 0 || (type.getConstructSignatures().length > 0 && !declarations.some(ts.isClassDeclaration))
  return !hasCalls && declarations.some((node) => isObject(node) && isWithin(node))
}

type Calls = { readonly name: string; readonly shown: readonly TypeScript.Signature[]; readonly real: readonly TypeScript.Signature[] }

function compareCalls({ name, shown, real }: Calls, comparing: Comparing): string[] {
  return shown.flatMap((call) => {
    if (real.some((candidate) => isSameCall({ shown: call, real: candidate }, comparing))) return []
    const { checker, place } = comparing
    const own = real.map((candidate) => checker.signatureToString(candidate, place))
    return [`${name} is called as ${own.join(' or ') || 'nothing'}, not as ${checker.signatureToString(call, place)}`]
  })
}

function isSameCall({ shown, real }: { shown: TypeScript.Signature; real: TypeScript.Signature }, comparing: Comparing): boolean {
  const [shownParameters, realParameters] = [parametersOf(shown, comparing), parametersOf(real, comparing)]
  return (
    shownParameters.length === realParameters.length &&
    shownParameters.every((parameter, index) => {
      const own = realParameters[index] as Parameter
      const areNames = [parameter, own].every(({ text }) => /^\w+$/.test(text))
      const isSameType =
        parameter.text === own.text ||
        (!areNames &&
          isSame(
            [shown, real].map((call) => call.parameters[index]),
            comparing,
          ))
      return (own.name === null || own.name === parameter.name) && own.marks === parameter.marks && isSameType
    })
  )
}

type Parameter = { readonly name: string | null; readonly marks: string; readonly text: string }

/** The parameters of a signature as the compiler prints them, which spells out rest parameters of a tuple type. */
function parametersOf(call: TypeScript.Signature, { ts, checker, place }: Comparing): Parameter[] {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature
  const text = withoutNoise(checker.signatureToString(call, place, flags))
  const [statement] = ts.createSourceFile('signature.ts', `type Signature = ${text}`, ts.ScriptTarget.Latest, true).statements
  const type = statement !== undefined && ts.isTypeAliasDeclaration(statement) ? statement.type : null
  if (type === null || !(ts.isFunctionTypeNode(type) || ts.isConstructorTypeNode(type))) return []
  return type.parameters.map(({ name, dotDotDotToken, questionToken, type: own }) => ({
    name: ts.isIdentifier(name) ? name.text : null,
    marks: `${dotDotDotToken === undefined ? '' : '...'}${questionToken === undefined ? '' : '?'}`,
    text: own?.getText() ?? '',
  }))
}

/** Whether the types of two parameters can be assigned to each other. */
function isSame([first, second]: readonly (TypeScript.Symbol | undefined)[], { checker, place }: Comparing): boolean {
  if (first === undefined || second === undefined) return false
  const [a, b] = [checker.getTypeOfSymbolAtLocation(first, place), checker.getTypeOfSymbolAtLocation(second, place)]
  return checker.isTypeAssignableTo(a, b) && checker.isTypeAssignableTo(b, a)
}
