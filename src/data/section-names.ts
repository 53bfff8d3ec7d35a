/** What readers call the sections of the site, by the id of their docs instance. */
export const sectionNames = {
  default: 'Documentation',
  'release-notes': 'Release Notes',
  fabric: 'Fabric',
} as const;
