/** One column of a file for research: what it is called, in which unit it is, and under which heading of docs/metrics.md it is defined. */
export interface Column<From extends readonly unknown[]> {
  name: string;
  unit: string;
  section: string;
  of: (...from: From) => string | number | null;
}
