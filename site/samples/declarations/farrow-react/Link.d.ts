import React from 'react'

export declare const Link: (props: React.ComponentPropsWithoutRef<'a'>) => JSX.Element
