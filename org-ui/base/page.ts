import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;
/** The component of a page. `preload` loads its code ahead of time. */
type Screen = ComponentType & { preload: () => Promise<unknown> };

/** A page: its path, its entry in the menu, and its component, which loads on demand. */
export type Page = {
  path: string;
  /** Puts the page into the side menu with this icon. The frame has the label. */
  icon?: SvgIconComponent;
  /** How many things wait there, which the menu shows. */
  useWaiting?: () => number;
  /** The path of the menu page that this page belongs to. */
  under?: string;
  /** Visitors may open the page too. */
  open?: true;
  /** It stays open after the end of the subscription, so that it can be renewed. */
  renews?: true;
  Screen: Screen;
};

/** A component that loads when it is shown, or earlier by `preload`, for example when the pointer is over its link. */
export const screen = (load: Load): Screen => Object.assign(lazy(load), { preload: load });
