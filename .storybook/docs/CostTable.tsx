import { limits, entries } from '../../packages/ui/cost.gen.json';

const kilobytes = (value: number): string => (value === 0 ? '' : value.toFixed(1));

/** Every public entry, dearest first. */
export const CostTable = () => (
  <table>
    <thead>
      <tr>
        <th>Entry</th>
        <th>JavaScript, kB</th>
        <th>CSS, kB</th>
        <th>Fetched later, kB</th>
        <th>Loads</th>
      </tr>
    </thead>
    <tbody>
      {entries
        .toSorted((one, other) => other.js + other.css - (one.js + one.css))
        .map(({ name, js, css, later }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{kilobytes(js)}</td>
            <td>{kilobytes(css)}</td>
            <td>{kilobytes(later)}</td>
            <td>{js > limits.withPage ? 'on intent' : 'with the page'}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
