import type { ComponentPropsWithoutRef } from 'react'

export declare const Link: (props: ComponentPropsWithoutRef<'a'>) => JSX.Element
