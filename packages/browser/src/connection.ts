/// <reference path="./globals.d.ts" />

/** Whether to skip downloads that the reader has not asked for: on a 2g connection with data saver switched on, and only with both. */
export function savesData(connection: Navigator['connection']): boolean {
  return !!connection?.saveData && /2g$/.test(connection.effectiveType)
}
