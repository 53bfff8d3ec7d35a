/** A major version and the name it was given; `releaseSeries` lists the newest first. */
export interface ReleaseSeries {
  major: number;
  name: string;
  /** Folder under `release-notes/` and path segment under `/release-notes`. */
  slug: string;
}

export const releaseSeries: readonly ReleaseSeries[] = [
  {major: 4, name: 'Tucker', slug: 'v4-tucker'},
  {major: 3, name: 'Monkey', slug: 'v3-monkey'},
  {major: 2, name: 'Penny', slug: 'v2-penny'},
  {major: 1, name: 'Alby', slug: 'v1-alby'},
];
