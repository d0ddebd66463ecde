/**
 * A small MaxMind DB file, written by its published layout (maxmind.github.io/MaxMind-DB, version 2.0): a binary tree of 24-bit records over
 * the bits of the address, 16 zero bytes, the rows, and the metadata after its mark.
 */
import ipaddr from 'ipaddr.js';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

/** Types of the layout: what comes after 7 stands in a second byte. */
const TYPES = { string: 2, uint32: 6, map: 7, array: 11 } as const;

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return field(TYPES.string, Buffer.byteLength(value), Buffer.from(value));
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return field(TYPES.uint32, 4, bytes);
  }
  if (Array.isArray(value)) return field(TYPES.array, value.length, ...value.map(encode));
  const entries = Object.entries(value);
  return field(TYPES.map, entries.length, ...entries.flat().map(encode));
}

function field(type: number, size: number, ...content: Buffer[]): Buffer {
  const head = type > 7 ? [size, type - 7] : [(type << 5) | size];
  return Buffer.concat([Buffer.from(head), ...content]);
}

interface TreeNode {
  readonly branches: [TreeNode | number | null, TreeNode | number | null];
}

const newNode = (): TreeNode => ({ branches: [null, null] });

function bitsOf(network: string, version: 4 | 6): number[] {
  const [address, length] = ipaddr.parseCIDR(network);
  const own = address.toByteArray();
  // In a tree of version 6, addresses of version 4 begin with 96 zero bits.
  const padding = version === 6 && own.length === 4 ? 12 : 0;
  const bytes = [...Array<number>(padding).fill(0), ...own];
  const bits = bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  return bits.slice(0, padding * 8 + length);
}

/** The file with a row for each network (`192.0.2.0/24`); no network may lie in another. */
export function countryFile(rows: Readonly<Record<string, Value>>, version: 4 | 6 = 6): Buffer {
  const root = newNode();
  const data: Buffer[] = [];
  let size = 0;
  for (const [network, row] of Object.entries(rows)) {
    const bits = bitsOf(network, version);
    let node = root;
    for (const bit of bits.slice(0, -1)) {
      const next = node.branches[bit];
      node = typeof next === 'object' && next !== null ? next : (node.branches[bit] = newNode());
    }
    node.branches[bits.at(-1) ?? 0] = size;
    const bytes = encode(row);
    data.push(bytes);
    size += bytes.length;
  }
  const nodes: TreeNode[] = [root];
  for (const node of nodes)
    nodes.push(...node.branches.filter((one) => typeof one === 'object' && one !== null));
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, { branches }] of nodes.entries()) {
    for (const [side, branch] of branches.entries()) {
      const record =
        branch === null
          ? nodes.length
          : typeof branch === 'number'
            ? nodes.length + 16 + branch
            : nodes.indexOf(branch);
      tree.writeUIntBE(record, at * 6 + side * 3, 3);
    }
  }
  const metadata = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: version,
    database_type: 'Country',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    description: { en: 'Made by a test' },
  });
  const mark = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), ...data, mark, metadata]);
}
