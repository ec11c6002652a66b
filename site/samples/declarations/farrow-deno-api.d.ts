import type { ApiEntries } from 'farrow-api'
import type { CodegenOptions } from 'farrow-api/dist/codegen'
import type { RouterPipeline } from 'farrow-http'

export type CreateDenoServiceOptions = { entries: ApiEntries; namespace?: string; codegen?: CodegenOptions }
export declare const createDenoService: (options: CreateDenoServiceOptions) => RouterPipeline
export declare const DenoService: (options: CreateDenoServiceOptions) => RouterPipeline
