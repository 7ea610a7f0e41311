/**
 * Vite's settings for how a console is split: few chunks rather than one for each part that pages share. What only one
 * page or two need, and the library that draws charts, stay apart, so that the first page need not wait for them.
 */
export const chunks = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 3 },
      { name: 'libraries', test: /node_modules\/(?!@mui\/x-|d3-)/, minShareCount: 4, priority: 2 },
      { name: 'shared', test: /^(?!.*node_modules\/)/, minShareCount: 3, priority: 1 },
    ],
  },
};
