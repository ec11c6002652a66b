/** Whether to leave out what nobody asked for: on a 2g connection with data-saver, and only with both. */
export function isSparing(connection: Navigator['connection']): boolean {
  return connection?.saveData === true && /2g$/.test(connection.effectiveType)
}
