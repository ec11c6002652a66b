import assert from 'node:assert/strict'
// #region guards
import {
  createProvider,
  isModuleProvider,
  isModuleProviderValue,
} from 'farrow-module'

const Name = createProvider('anonymous')

console.log(Name.defaultValue)
console.log(isModuleProvider(Name), isModuleProvider(null))
console.log(isModuleProviderValue(Name.provide('Ada')))
// #endregion guards

assert.throws(() => isModuleProviderValue('text'), TypeError)
