/** The sheets to be printed: the side, and `blank` if as built instead of as at present. */
export class SheetChoice {
  /** The side, or 0 for both. */
  side = $state(0);
  blank = $state(false);

  /** Selects sheets as built for a battle that has not begun. */
  constructor(fresh: boolean) {
    this.blank = fresh;
  }
  /** Returns `true` if the sheets of a side are wanted. */
  of(side: number): boolean {
    return this.side === 0 || this.side === side;
  }
}
