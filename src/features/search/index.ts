export {indexUrl, SHARD_MANIFEST, type IndexedSection} from './engine/shard';
