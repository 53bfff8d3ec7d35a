/**
 * The one story that all samples tell: Ridgeline, a network of weather stations. Samples of every version are compared
 * with it. Versions up to 4.3 write the names of tables in lower case.
 */

interface StoryColumn {
  type: string;
  /** What stands in before a version that has the type, oldest first. */
  before: readonly (readonly [version: string, type: string])[];
}

export interface StoryTable {
  columns: Readonly<Record<string, string | StoryColumn>>;
  /** Whether records may have these columns only. */
  isSealed?: true;
}

/** Name of the database. */
export const storyDatabase = 'ridgeline';

/** The tables as `developers/applications/defining-schemas` declares them. */
export const storyTables: Readonly<Record<string, StoryTable>> = {
  Station: {
    columns: {
      id: 'ID',
      name: 'String!',
      region: 'String',
      elevation_m: 'Int',
      location: 'Point',
      status: 'String',
      installed_on: 'Date',
      keeper: 'String',
      notes: '[String]',
      readings: '[Reading]',
      trails: '[Trail]',
    },
  },
  Reading: {
    isSealed: true,
    columns: {
      id: 'ID',
      station_id: 'ID',
      taken_at: 'Date',
      temperature_c: 'Float',
      wind_kph: 'Float',
      humidity_pct: 'Int',
      station: 'Station',
      station_day: 'String',
    },
  },
  Alert: {
    columns: {
      id: 'Long',
      station_id: 'ID',
      level: 'String',
      message: 'String!',
      raised_at: 'Float',
      changed_at: 'Float',
      expires_at: 'Date',
      station: 'Station',
    },
  },
  Trail: {
    columns: {
      id: 'ID',
      name: 'String',
      path: 'Any',
      difficulty: 'String',
      length_km: 'Float!',
      ascent_m: 'Float!',
      effort: 'Float',
      surfaces: 'String!',
      surface_list: '[String]',
      station_ids: '[ID]',
      stations: '[Station]',
    },
  },
  Snapshot: {
    columns: {
      id: 'ID',
      station_id: 'ID',
      image: {
        type: 'Blob',
        before: [
          ['4.3', 'Any'],
          ['4.5', 'Bytes'],
        ],
      },
      taken_at: 'Date',
      features: '[Float]',
    },
  },
};

/** Station by id; a name is always the place and the number. */
export const storyStations: Readonly<Record<string, {region: string; elevation_m: number}>> = {
  'st-aneto-1': {region: 'north', elevation_m: 2140},
  'st-aneto-2': {region: 'north', elevation_m: 2860},
  'st-posets-1': {region: 'north', elevation_m: 3010},
  'st-cabo-1': {region: 'coast', elevation_m: 44},
  'st-cabo-2': {region: 'coast', elevation_m: 12},
  'st-sierra-1': {region: 'south', elevation_m: 1890},
  'st-sierra-2': {region: 'south', elevation_m: 2410},
  'st-tossal-1': {region: 'south', elevation_m: 1480},
};

/** What a role may do with a table. Another set of rights is another role. */
export const storyRoles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  observer: {Station: ['read'], Reading: ['read', 'insert']},
  ranger: {
    Station: ['read', 'update'],
    Reading: ['read'],
    Alert: ['read', 'insert'],
    Trail: ['read'],
    Snapshot: ['read'],
  },
  technician: {Station: ['read', 'update'], Reading: ['read', 'insert']},
  analyst: {Station: ['read'], Reading: ['read']},
};

/** Users with their roles. */
export const storyUsers: Readonly<Record<string, string>> = {
  maya: 'ranger',
  tomas: 'observer',
  ines: 'technician',
  clara: 'analyst',
};
