/**
 * The compiler's options for programs in the browser, from those for the samples. Farrow's packages lie where the compiler looks
 * for them, so no paths are needed. Without the library `dom`, whose declarations are larger than all others together, the types
 * of `fetch`, `URL` and the like come from Node.js, for which the programs are written.
 */
export function playgroundOptions({ paths: _paths, ...options }: { readonly paths: object }): object {
  return { ...options, lib: ['es2022'] }
}
