import type {MarkdownPagesOptions} from '../plugins/markdown-pages';

export const markdownPagesOptions = {
  sections: {
    default: {
      title: 'Harper {version} documentation',
      summary:
        'Harper runs a database, a cache, messaging and application hosting in one process. Guides for developers and operators, and the reference of the REST interface, the operations API, the configuration and the JavaScript API.',
    },
    'release-notes': {
      title: 'Harper release notes',
      summary:
        'What each release of Harper, named HarperDB up to 4.3, added, changed, fixed and removed, and what it asks of those who upgrade.',
    },
    fabric: {
      title: 'Harper Fabric guide',
      summary: 'How to create and operate Harper clusters in the Fabric console.',
    },
  },
} satisfies MarkdownPagesOptions;
