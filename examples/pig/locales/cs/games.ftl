# Tyto dva řádky se přidají do souboru téhož jména: v přístavu se představují všechny hry.

pig = Pig
pig-help = Házej kostkou, kolikrát se odvážíš. Hozené body platí pro tvůj tah, ale jednička ti je všechny vezme. Kdo přestane včas, nechá si je. Vyhrává, kdo první dosáhne cíle.
