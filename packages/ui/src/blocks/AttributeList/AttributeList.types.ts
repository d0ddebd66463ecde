export interface AttributeListItem {
  /** "Hair colour". */
  label: string;
  /** "Brown". */
  value: string;
}

export interface AttributeListProps {
  /** Term and value pairs; those without a value are left out by the caller. */
  items: readonly AttributeListItem[];
  /** Names the list for who does not see its heading. */
  label: string;
}
