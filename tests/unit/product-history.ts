import {knownKeys, knownOperations} from '@site/src/features/availability/node/histories';
import {loadCache, saveCache} from '@site/src/page-model/memoize';
import {projectPath} from '@site/tests/support';

// To read the tables of all versions takes seconds, so the first test that needs them saves them for the others.
loadCache(projectPath(''), 'product-history');
knownOperations();
knownKeys();
saveCache(projectPath(''), 'product-history');
