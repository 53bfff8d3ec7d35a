export {default as FallbackNote} from './FallbackNote';
export {default as VersionBadge} from './VersionBadge';
export {default as VersionMenu} from './VersionMenu';
export {useDisclosure} from './VersionMenu/useDisclosure';
export {FALLBACK_FOR} from './address-in-version';
export {missingPage} from './missing-page';
export {NOT_FOUND_FILE, useIsNotFoundFile} from './useIsNotFoundFile';
export {useRequestedPage} from './useRequestedPage';
