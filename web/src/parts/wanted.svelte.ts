/** What is to be printed: whose sheets, and whether as built or as things stand. */
export class Wanted {
  /** 0 for both. */
  side = $state(0);
  blank = $state(false);

  /** What is not yet played is printed as built. */
  constructor(fresh: boolean) {
    this.blank = fresh;
  }
  /** Says whether sheets of a side are wanted. */
  of(side: number): boolean {
    return this.side === 0 || this.side === side;
  }
}
