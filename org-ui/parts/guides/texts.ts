/** Texts of the guide. */
export const texts = {
  button: 'Guide',
  title: 'Guide',
  none: 'No video found!',
  read: 'Read the guides',
  open: 'Open the guide',
  more: 'Videos and guides',
} as const;
