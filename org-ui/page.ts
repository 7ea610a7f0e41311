import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;
/** What shows a page. `preload` fetches it before it is needed. */
type Screen = ComponentType & { preload?: () => Promise<unknown> };

/** A page's manifest: where it is, how the menu calls it, and what shows it, loaded when it is opened. */
export type Page = {
  path: string;
  /** In the side menu, under this name. */
  menu?: { label: string; icon: SvgIconComponent };
  /** The path of the menu's page that this one belongs to. */
  under?: string;
  /** Shown to visitors too. */
  open?: true;
  Screen: Screen;
};

/** A screen that is loaded when it is shown, or before by `preload`, such as when somebody points at its link. */
export const screen = (load: Load): Screen => Object.assign(lazy(load), { preload: load });
