export {applyShapes} from './apply-shapes';
export {movedPages, movedSections} from './data/redirects/docs';
export {formerPaths, formerShapes} from './data/redirects/former-paths';
export {renamedPages} from './data/redirects/renamed-pages';
export {retiredPages} from './data/redirects/retired-pages';
export {sectionAliases} from './data/section-aliases';
export {formerAddresses, legacyPathsOf, movedTo, presentAddress} from './legacy-paths';
export {sectionAliasesOf, type SectionAliases} from './section-aliases-of';
export {similarPages} from './similar-pages';
