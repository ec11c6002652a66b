export type ModuleProvider<T = any> = {
  isModuleProvider: true
  defaultValue?: T
  provide(value: T): ModuleProviderValue<T>
}
export type ModuleProviderValue<T = any> = { Provider: ModuleProvider<T>; value: T }
export declare const isModuleProviderValue: <T = any>(input: any) => input is ModuleProviderValue<T>
export declare function createProvider<T>(defaultValue?: T): ModuleProvider<T>
export declare const isModuleProvider: <T>(input: any) => input is ModuleProvider<T>

export type ModuleCtor<T = any> = new (...args: any[]) => T
export type Injectable<T = any> = ModuleCtor<T> | ModuleProvider<T>
export type ModuleContextOptions = { modules?: object[]; providers?: ModuleProviderValue[] }

export declare class ModuleContext {
  deps: {
    modules: Map<ModuleCtor<any>, unknown>
    providers: Map<ModuleProvider<any>, unknown>
  }
  addModule<T>(Ctor: ModuleCtor<T>, module: T, replace?: boolean): this
  addProvider<T>(Provider: ModuleProvider<T>, value: T, replace?: boolean): this
  useModule<T>(Ctor: ModuleCtor<T>): T
  useProvider<T>(Provider: ModuleProvider<T>): T
  use<T>(Dep: ModuleCtor<T>): T
  use<T>(Dep: ModuleProvider<T>): T
  inject<T>(providerValue: ModuleProviderValue<T>): T
  injectModules(modules: object[]): this
  injectProviderValues(providers: ModuleProviderValue[]): this
  new<T>(Ctor: ModuleCtor<T>, options?: ModuleContextOptions): T
}

export declare const runInContext: <T>(f: () => T, ctx?: ModuleContext) => T
export declare const newModule: <T>(Ctor: ModuleCtor<T>, ctx?: ModuleContext) => T

declare class ModuleContextManager {
  contexts: WeakMap<object, ModuleContext>
  set(object: object, ctx: ModuleContext): void
  from(object: object): ModuleContext
  use<T>(Dep: ModuleCtor<T>): T
  use<T>(Dep: ModuleProvider<T>): T
  inject<T>(providerValue: ModuleProviderValue<T>): T
  new<T>(Ctor: ModuleCtor<T>, options?: ModuleContextOptions): T
}
export declare const Context: ModuleContextManager

export declare class Container {
  static from<T extends ModuleCtor>(
    Ctor: T,
  ): {
    new (...args: any[]): {
      [x: string]: any
      use<T>(Dep: ModuleCtor<T>): T
      use<T_1>(Dep: ModuleProvider<T_1>): T_1
      inject<T_2>(providerValue: ModuleProviderValue<T_2>): T_2
      new<T_3>(Ctor: ModuleCtor<T_3>, options?: ModuleContextOptions): T_3
    }
  } & T
  constructor()
  use<T>(Dep: ModuleCtor<T>): T
  use<T>(Dep: ModuleProvider<T>): T
  inject<T>(providerValue: ModuleProviderValue<T>): T
  new<T>(Ctor: ModuleCtor<T>, options?: ModuleContextOptions): T
}
export declare class Module extends Container {}
export declare const initialize: <T>(Dep: ModuleCtor<T>, options?: ModuleContextOptions, ctx?: ModuleContext) => T
export {}
