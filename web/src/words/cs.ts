// What every page says; games and lessons are learned when they are needed.
export default import.meta.glob<string>("../../../locales/cs/{browser,games,server,table}.ftl", { eager: true, query: "?raw", import: "default" });
