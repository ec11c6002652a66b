import type { IncomingMessage } from 'http'
import type { NextPage, NextPageContext } from 'next'
import type { ComponentType, Context, FC } from 'react'
import type { Module, ModuleCtor, ModuleProvider, ModuleProviderValue } from 'farrow-module'

export * from 'farrow-module'

/** As the package qs has it. */
interface ParsedQs {
  [key: string]: undefined | string | string[] | ParsedQs | ParsedQs[]
}

/** The part of a store of redux that readers meet. */
type ReduxStore<S = any> = {
  getState(): S
  dispatch(action: { type: string; payload?: any }): unknown
  subscribe(listener: () => void): () => void
}

/** As the package cookie has it. */
interface CookieSerializeOptions {
  domain?: string
  encode?(value: string): string
  expires?: Date
  httpOnly?: boolean
  maxAge?: number
  path?: string
  sameSite?: true | false | 'lax' | 'strict' | 'none'
  secure?: boolean
}

type Reducer<S = any> = ((state: S, payload: any) => S) | ((state: S) => S) | ((state: S, payload?: any) => S)
type Reducers<S = any> = { [key: string]: Reducer<S> }
type Tail<T extends any[]> = ((...t: T) => any) extends (_: any, ...tail: infer TT) => any ? TT : []
type ReducerToAction<R extends Reducer> = R extends (...args: infer Args) => any ? (...args: Tail<Args>) => void : never
type ReducersToActions<RS extends Reducers> = { [key in keyof RS]: ReducerToAction<RS[key]> }
type StateType<T extends ReduxStore> = T extends ReduxStore<infer State> ? State : never
type Store<S = any, RS extends Reducers<S> = Reducers<S>> = ReduxStore<S> & { actions: ReducersToActions<RS> }

export type PageInfo = {
  userAgent?: string
  err?: NextPageContext['err']
  req?: NextPageContext['req']
  res?: NextPageContext['res']
  pathname: NextPageContext['pathname']
  query: NextPageContext['query']
  asPath?: NextPageContext['asPath']
}
export declare const GetPageInfo: ModuleProvider<() => PageInfo>

export type ControllerCtor<T extends Controller = Controller> = ModuleCtor<T> & typeof Controller
export type ControllerCtors = { [key: string]: ControllerCtor }
export type ControllerInstancesType<T extends ControllerCtors = {}> = { [key in keyof T]: InstanceType<T[key]> }
export type ControllerReactContextValue = { [key: string]: Controller }
export declare const ControllerReactContext: Context<ControllerReactContextValue | null>

export declare abstract class Controller extends Module {
  static getId<T extends Controller>(this: ControllerCtor<T>): number
  static use<T extends Controller>(this: ControllerCtor<T>): T
  static useState<T extends Controller, TSelected = StateType<T['store']>>(
    this: ControllerCtor<T>,
    selector?: (state: StateType<T['store']>) => TSelected,
    compare?: (curr: TSelected, prev: TSelected) => boolean,
  ): TSelected
  initialState?: any
  reducers: Reducers<this['initialState']>
  devtools: boolean | string
  logger: boolean
  get store(): Store<this['initialState'], this['reducers']>
  get actions(): ReducersToActions<this['reducers']>
  get state(): this['initialState']
  preload?(): Promise<void> | void
  get page(): PageInfo
  getCookie(name: string): string | undefined
  setCookie(name: string, value: string, options?: CookieSerializeOptions): string | undefined
  removeCookie(name: string, options?: CookieSerializeOptions): string | undefined
  get userAgent(): string
  get isServer(): boolean
  get isClient(): boolean
  fetch(url: string, options?: RequestInit): ReturnType<typeof fetch>
  getJson<Query extends {}>(url: string, query?: Query, init?: RequestInit): Promise<any>
  postJson<Body extends {}>(url: string, body?: Body, init?: RequestInit): Promise<any>
  redirect(url: string): Promise<void>
}

export type ProviderProps = { controllers: Controller[] }
export declare const Provider: FC<ProviderProps>
export declare const getUserAgent: (req?: IncomingMessage) => string

export type ControllerStates<T extends ControllerCtors> = InstanceType<T[keyof T]>['state']
export type PageOptions<T extends ControllerCtors> = {
  View: ComponentType<{}>
  Controllers: T
  Providers?: ModuleProviderValue[]
  preload?: (ctrls: ControllerInstancesType<T>) => void | Promise<void>
}
export type PageProps<State = any> = Pick<NextPageContext, 'pathname' | 'query' | 'asPath'> & {
  userAgent: string
  states: State[]
}
export declare const PageInfoContext: Context<PageInfo | null>
export declare const usePageInfo: () => PageInfo
export type QueryChangedEffectCallback = (curr: ParsedQs, prev: ParsedQs) => unknown
export declare const useQueryChangedEffect: (effect: QueryChangedEffectCallback) => void
export declare const page: <T extends ControllerCtors>(options: PageOptions<T>) => NextPage<PageProps<ControllerStates<T>>>
