import type { ComponentType } from 'react';

/** A record's change as react-admin hands it over; only the resource knows what is in it. */
export type Update = { id: string; data: unknown; previousData: unknown };
/** The calls behind a resource's create, update and delete. */
export type Writes = {
  create?: (data: unknown) => Promise<{ id: string }>;
  update?: (change: Update) => Promise<unknown>;
  delete?: (id: string) => Promise<unknown>;
};
/** A section of the console: its tab, its pages, and how its records change. Its rows are those of a read model. */
export type Resource = {
  /** The name of the read model, and of the section in the address. */
  name: string;
  options: { label: string };
  list: ComponentType;
  show?: ComponentType;
  /** The fields of the form; a resource without them can only be read. */
  writes?: Writes;
};
