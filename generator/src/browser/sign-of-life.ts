const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/** Runs the task on every sign that somebody uses the page, with the type of the event: it has to bear being run again. */
export function onSignOfLife(task: (sign: string) => void): void {
  for (const sign of signs) {
    // Browsers tell of a pointer that rests where the page appears: it has moved by nothing.
    const isResting = ({ movementX, movementY }: PointerEvent): boolean => sign === 'pointermove' && !movementX && !movementY
    addEventListener(sign, (event) => isResting(event as PointerEvent) || task(sign), { capture: true, passive: true })
  }
}
