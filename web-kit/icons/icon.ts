import { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement, type SVGProps } from 'react';

export type SvgIconComponent = ReturnType<typeof createSvgIcon>;

/** An icon of 24 by 24, which carries its name as `data-testid`; of the shapes, those with a radius are circles. */
export const icon = (name: string, ...shapes: SVGProps<SVGPathElement & SVGCircleElement>[]) =>
  createSvgIcon(
    shapes.map((shape, key) => createElement(shape.r ? 'circle' : 'path', { ...shape, key })),
    name,
  );
