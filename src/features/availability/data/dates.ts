/** Pages name the release that brought a feature only if the feature came after this version. */
export const undatedUpTo = '4.2';
