const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/** Runs the task on every sign that somebody uses the page, with the type of the event: it has to bear being run again. */
export function onSignOfLife(task: (sign: string) => void): void {
  for (const sign of signs) {
    // A browser that nobody points with (headless, or a kiosk) tells of a pointer at the origin of its screen.
    const isNobody = ({ screenX, screenY }: PointerEvent): boolean => sign === 'pointermove' && !screenX && !screenY
    addEventListener(sign, (event) => isNobody(event as PointerEvent) || task(sign), { capture: true, passive: true })
  }
}
