/** Whether two values are alike by Node's strict rules: same prototypes, same keys, same values. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  if (one instanceof Date) return one.getTime() === (other as Date).getTime()
  if (one instanceof RegExp) return String(one) === String(other)
  if (one instanceof Error && (one.message !== (other as Error).message || one.name !== (other as Error).name)) return false
  if (one instanceof Map) return deepEqual([...one], [...(other as Map<unknown, unknown>)])
  if (one instanceof Set) return deepEqual([...one], [...(other as Set<unknown>)])
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEqual(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}
