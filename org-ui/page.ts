import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';

/** A page's manifest: where it is, how the menu calls it, and what shows it, loaded when it is opened. */
export type Page = {
  path: string;
  /** In the side menu, under this name. */
  menu?: { label: string; icon: SvgIconComponent };
  /** The path of the menu's page that this one belongs to. */
  under?: string;
  /** Shown to visitors too. */
  open?: true;
  Screen: ComponentType;
};
