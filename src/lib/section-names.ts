/** The names of the site's sections, by the id of their docs instance. */
export const sectionNames = {
  default: 'Documentation',
  'release-notes': 'Release notes',
  fabric: 'Fabric',
} as const;
