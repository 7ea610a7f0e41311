import type { ComponentType } from 'react';

/** A record's change as react-admin hands it over; only the resource knows what is in it. */
export type Update = { id: string; data: unknown; previousData: unknown };
/** A page of a list as react-admin asks for it; pages count from 1. */
export type Asked = { page: number; perPage: number; filter: Record<string, unknown> };
/** The calls behind a resource's create, update and delete. */
export type Writes = {
  create?: (data: unknown) => Promise<{ id: string }>;
  update?: (change: Update) => Promise<unknown>;
  delete?: (id: string) => Promise<unknown>;
};
/** A section of the console: its tab, its pages, and how its records are read and change. */
export type Resource = {
  /** The name of the section in the address and, unless it has reads of its own, of the read model. */
  name: string;
  options: { label: string };
  /** Whether it has a tab of its own; the others are in the menu beside the tabs. */
  hasTab?: true;
  /** The section that leads to it; it has neither a tab nor a place in the menu. */
  under?: string;
  list: ComponentType;
  show?: ComponentType;
  /** The filter of the read model for what is chosen and typed; by default they are the same. */
  finds?: (filter: Asked['filter']) => Promise<Asked['filter']>;
  /** The call that lists the rows; by default they are those of the read model. */
  reads?: (asked: Asked) => Promise<{ rows: { id: string }[]; total: number }>;
  /** The fields of the form; a resource without them can only be read. */
  writes?: Writes;
};
