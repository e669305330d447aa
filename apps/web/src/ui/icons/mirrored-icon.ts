/** Style of an icon that points forward or back: it is mirrored on right-to-left pages. */
export const mirroredIcon = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;
