/**
 * Vite's settings for how a console is split: few chunks rather than one for each part that pages share. What only one
 * page needs, and the library that draws charts, stay apart.
 */
export const chunks = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 3 },
      { name: 'libraries', test: /node_modules\/(?!@mui\/x-|d3-)/, minShareCount: 2, priority: 2 },
      { name: 'shared', test: /^(?!.*node_modules\/)/, minShareCount: 2, priority: 1 },
    ],
  },
};
